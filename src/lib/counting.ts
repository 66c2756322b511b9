/** The `utm_…` parameters that a visit began with. */
export type Campaign = Readonly<Record<string, string>>;

/** What a page says of a visitor's step, as a `CustomEvent` named `site:counted` on the document. */
export interface CountedStep {
  /** A lead that the server took, or a tap on a phone number or on WhatsApp. */
  kind: 'lead' | 'call' | 'whatsapp';
  /** The id of the form, or the path of the page with the link. */
  from: string;
}

/** What a tool is told of it. */
interface CountedEvent extends CountedStep {
  campaign: Campaign;
}

/** A tool that counts. */
export interface Analytics {
  /** Where it sends to, where that is another site: each page's policy allows it. */
  origin?: string | undefined;
  report: (event: CountedEvent) => void;
}

declare global {
  interface DocumentEventMap {
    'site:counted': CustomEvent<CountedStep>;
  }
}
