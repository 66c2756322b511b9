import type { LocalContactLink } from '#/business/types.ts';
import type { FormWords } from '#/features/forms/formWords.ts';
import styles from '#/features/forms/FormStatus.module.css';
import { fillIn } from '#/lib/fillIn.ts';

/** Ways to contact us without a form. */
export interface Contacts {
  phone: LocalContactLink;
  whatsapp?: LocalContactLink;
  email: LocalContactLink;
}

interface WaysOutProps {
  formId: string;
  words: FormWords;
  contacts: Contacts;
}

/** What can be done about a lead that failed; `sendElsewhere.ts` writes the lead into two of the links. */
export default function WaysOut({ formId, words, contacts }: WaysOutProps) {
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
          {fillIn(words.byEmail, { address: email.label })}
        </a>
        <a href={phone.href}>{phone.label}</a>
      </p>
    </div>
  );
}
