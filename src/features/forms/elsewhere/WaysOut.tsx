import * as words from '#/copy/forms/leadForm.ts';
import type { Contacts } from '#/features/forms/contacts.ts';
import styles from '#/features/forms/FormStatus.module.css';

interface WaysOutProps {
  formId: string;
  contacts: Contacts;
}

/** What can be done about a lead that failed; `sendElsewhere.ts` writes the lead into two of the links. */
export default function WaysOut({ formId, contacts }: WaysOutProps) {
  const { phone, whatsapp, email } = contacts;
  const elsewhere = { target: '_blank', rel: 'noopener', 'data-elsewhere': '' };
  return (
    <div data-ways>
      <p>{words.kept}</p>
      <p className={styles.ways}>
        {whatsapp && (
          <a className="button" href={whatsapp.href} {...elsewhere}>
            {words.byWhatsapp}
          </a>
        )}
        <button className="button" data-variant="quiet" type="submit" form={formId}>
          {words.tryAgain}
        </button>
        <a href={email.href} {...elsewhere}>
          {words.byEmail(email.label)}
        </a>
        <a href={phone.href}>{phone.label}</a>
      </p>
    </div>
  );
}
