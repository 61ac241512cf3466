print("Contacts")
