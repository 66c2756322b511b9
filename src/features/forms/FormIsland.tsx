import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { sentences } from '#/lib/text.ts';
import ErrorSummary from './ErrorSummary.tsx';
import Field from './fields/Field.tsx';
import { fieldId, type FormDefinition } from './checkForm.ts';
import statusStyles from './FormStatus.module.css';
import type { LeadMessages } from './formMessages.ts';
import { contactForm, franchiseForm, orderForm } from './formDefinitions.ts';
import styles from './FormIsland.module.css';
import type { Target } from './submitForm.ts';
import { useSubmission, type Feedback } from './useSubmission.ts';

interface SentMessageProps {
  messages: LeadMessages;
  sent: Feedback['sent'];
  replyWithin: string | undefined;
}

/** The success message, which disappears, and a receipt, which stays. */
function SentMessage({ messages, sent, replyWithin }: SentMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // In a long form the button is one or two screens below this message.
    if (sent) box.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);
  return (
    <div ref={box} className={sent && statusStyles.sent}>
      {sent && <p className={statusStyles.message}>{sentences(messages.received, replyWithin)}</p>}
      <p role="status">{sent === 'fresh' && messages.sent}</p>
    </div>
  );
}

const SubmitButton = ({ children }: { children: string }) => (
  <button
    className={`button ${styles.submit}`}
    type="submit"
    // Ignores the second press of a double click.
    onClick={(event) => event.detail > 1 && event.preventDefault()}
    // `formScript.ts` sets the text 'Submitting...', also before hydration.
    suppressHydrationWarning
  >
    {children}
  </button>
);

interface LeadFormProps<Messages extends LeadMessages> {
  definition: FormDefinition<Messages>;
  messages: Messages;
  /** The page's language. */
  language: string;
  /** The id of the heading that names the form. */
  headingId: string;
  target: Target;
  /** A sentence such as `We reply within 24 hours.` */
  replyWithin: string | undefined;
  /** The privacy notice, and the content for browsers without scripts. */
  children?: ReactNode;
}

/**
 * A form with uncontrolled fields. `formScript.ts` shows its state, `keepDrafts.ts` keeps its draft.
 */
function LeadForm<Messages extends LeadMessages>(props: LeadFormProps<Messages>) {
  const { definition, headingId, target, replyWithin, children, messages } = props;
  const { id } = definition;
  const fields = definition.fields(messages);
  const { errors, sent, summary, ...handlers } = useSubmission(fields, target, props);

  return (
    <div className={`framed ${styles.card}`}>
      <SentMessage {...{ messages, sent, replyWithin }} />
      <ErrorSummary ref={summary} formId={id} heading={messages.problem} {...{ fields, errors }} />
      <form
        id={id}
        className={styles.form}
        aria-labelledby={headingId}
        method="dialog" // a dialog's method sends nothing, even without scripts
        noValidate
        data-draft
        {...handlers}
      >
        {Object.entries(fields).map(([name, field]) => (
          <Field key={name} id={fieldId(id, name)} name={name} error={errors[name]} {...field} />
        ))}
        {children}
        <SubmitButton>{messages.submit}</SubmitButton>
      </form>
    </div>
  );
}

const islandOf = <Messages extends LeadMessages>(definition: FormDefinition<Messages>) =>
  asIsland((props: Omit<LeadFormProps<Messages>, 'definition'>) => (
    <LeadForm definition={definition} {...props} />
  ));

// All three are in one file, because separate files would need a shared third one, which costs a round trip.
export const ContactForm = islandOf(contactForm);
export const FranchiseForm = islandOf(franchiseForm);
export const OrderForm = islandOf(orderForm);
