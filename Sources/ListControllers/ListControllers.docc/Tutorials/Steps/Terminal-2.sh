swift run Contacts
