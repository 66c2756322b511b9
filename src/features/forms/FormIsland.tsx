import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { sentences } from '#/lib/sentences.ts';
import ErrorSummary from './ErrorSummary.tsx';
import Field from './fields/Field.tsx';
import type { FormDefinition, FormState } from './checkForm.ts';
import statusStyles from './FormStatus.module.css';
import type { LeadMessages } from './formMessages.ts';
import { contactForm, franchiseForm, orderForm } from './formDefinitions.ts';
import styles from './FormIsland.module.css';
import type { Target } from './submitForm.ts';
import { useSubmission, type SentState } from './useSubmission.ts';

interface SentMessageProps {
  messages: LeadMessages;
  sent: SentState;
  replyWithin: string | undefined;
}

/** Says that it arrived, for a moment; beside it a receipt that stays. */
function SentMessage({ messages, sent, replyWithin }: SentMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // In a long form the button is a screen or two below it.
    if (sent) box.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);
  return (
    <div ref={box} className={sent && statusStyles.sent}>
      {sent && <p className={statusStyles.message}>{sentences(messages.received, replyWithin)}</p>}
      <p role="status">{sent === 'fresh' && messages.sent}</p>
    </div>
  );
}

/** What a page passes to a form island. */
interface FormIslandProps<Messages extends LeadMessages> {
  messages: Messages;
  /** The page's language. */
  language: string;
  /** The id of the heading that names the form. */
  headingId: string;
  target: Target;
  /** `We reply within 24 hours.` */
  replyWithin: string | undefined;
  /** The notice of what becomes of the visitor's data, and what stands there without scripts. */
  children?: ReactNode;
}

/** A form whose uncontrolled fields keep what is typed; `formScript.ts` shows the state, `keepDrafts.ts` keeps the draft. */
const islandOf = <Messages extends LeadMessages>(definition: FormDefinition<Messages>) =>
  asIsland(function FormIsland(props: FormIslandProps<Messages>) {
    const { headingId, target, replyWithin, children, messages } = props;
    const { id } = definition;
    const fields = definition.fields(messages);
    const { errors, sent, summary, ...handlers } = useSubmission(fields, target, props);
    const form: FormState = { id, messages };

    return (
      <div className={styles.card}>
        <SentMessage {...{ messages, sent, replyWithin }} />
        <ErrorSummary ref={summary} form={form} names={Object.keys(fields)} errors={errors} />
        <form
          id={id}
          className={styles.form}
          aria-labelledby={headingId}
          method="dialog" // outside a dialog it goes nowhere, with scripts off too
          noValidate
          data-draft
          {...handlers}
        >
          {Object.entries(fields).map(([name, field]) => (
            <Field key={name} form={form} name={name} error={errors[name]} {...field} />
          ))}
          {children}
          <button
            className={`button ${styles.submit}`}
            type="submit"
            // The second press of a double click asks for nothing more.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            // `formScript.ts` says 'Submitting...' on it, also before this island is hydrated.
            suppressHydrationWarning
          >
            {messages.submit}
          </button>
        </form>
      </div>
    );
  });

// All three in one file: in separate files their shared parts would need one more, and one more round trip.
export const ContactForm = islandOf(contactForm);
export const FranchiseForm = islandOf(franchiseForm);
export const OrderForm = islandOf(orderForm);
