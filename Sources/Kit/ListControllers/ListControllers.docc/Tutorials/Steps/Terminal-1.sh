mkdir Contacts
cd Contacts
