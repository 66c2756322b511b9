interface ContactLink {
  label: string;
  href: string;
}

/** The ways to us that need no form. */
export interface Contacts {
  phone: ContactLink;
  whatsapp: ContactLink;
  email: ContactLink;
}
