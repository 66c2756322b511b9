export type FormName = 'contact' | 'franchise' | 'order';

/** What the DPDP Act 2023 and its Rules of 2025 require beside a form that collects personal data. */
export interface PrivacyWords {
  /** The data that all forms collect; then, for each form, its other data and their purpose. */
  anyForm: string;
  forms: Readonly<Record<FormName, string>>;
  advertising: string;
  sharing: string;
  keeping?: string | undefined;
  /** The statement on sites without a tracker. */
  tracking?: string | undefined;
  /** Precedes the links for withdrawal. */
  withdrawal: string;
  complaints: string;
}
