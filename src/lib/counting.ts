/** What is counted; all but a view is sent as a `CustomEvent` named `site:counted` on the document. */
export interface CountedStep {
  /** A page that is opened, a lead that the server accepted, or a tap on a phone number or WhatsApp. */
  kind: 'view' | 'lead' | 'call' | 'whatsapp';
  /** The form's id, or the path of the page. */
  from: string;
}

declare global {
  interface DocumentEventMap {
    'site:counted': CustomEvent<CountedStep>;
  }
}
