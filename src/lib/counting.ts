/** The `utm_…` parameters of the first address of a visit. */
export type Campaign = Readonly<Record<string, string>>;

/** A visitor's action to count, sent as a `CustomEvent` named `site:counted` on the document. */
export interface CountedStep {
  /** A lead that the server accepted, or a tap on a phone number or WhatsApp. */
  kind: 'lead' | 'call' | 'whatsapp';
  /** The form's id, or the path of the page with the link. */
  from: string;
}

/** An analytics tool. */
export interface Analytics {
  /** The origin it sends data to, if it is another one: each page's policy allows it. */
  origin?: string | undefined;
  report: (event: CountedStep & { campaign: Campaign }) => void;
}

declare global {
  interface DocumentEventMap {
    'site:counted': CustomEvent<CountedStep>;
  }
}
