swift run Contacts --text
swift run Contacts --svg contacts.svg
