import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { format } from '#/lib/format.ts';
import { sentences } from '#/lib/sentences.ts';
import ErrorSummary from './ErrorSummary.tsx';
import Field from './fields/Field.tsx';
import type { FormDefinition, FormState } from './checkForm.ts';
import statusStyles from './FormStatus.module.css';
import type { LeadMessages } from './formMessages.ts';
import { contactForm, franchiseForm, orderForm } from './formDefinitions.ts';
import styles from './FormIsland.module.css';
import type { Target } from './submitForm.ts';
import { useSubmission, type SentLead } from './useSubmission.ts';

interface SentMessageProps extends Pick<FormState, 'language'> {
  messages: LeadMessages;
  sent: SentLead | undefined;
  replyWithin: string | undefined;
}

/** The parts of a time of day as a page writes it: `3:45` and `PM`, or `બપોરે`. */
function timeOfDay(date: Date, language: string) {
  const parts = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    numberingSystem: 'latn',
    ...(language !== 'en' && { dayPeriod: 'short' }),
  }).formatToParts(date);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { clock: `${valueOf('hour')}:${valueOf('minute')}`, dayPart: valueOf('dayPeriod') };
}

/** Says that it arrived, for a moment; beside it a receipt that stays. */
function SentMessage({ messages, language, sent, replyWithin }: SentMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // In a long form the button is a screen or two below it.
    if (sent) box.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);
  return (
    <div ref={box} className={sent && statusStyles.sent}>
      {sent && (
        <p className={statusStyles.message}>
          {sentences(format(messages.receivedAt, timeOfDay(sent.at, language)), replyWithin)}
        </p>
      )}
      <p role="status">{sent?.isFresh && messages.sent}</p>
    </div>
  );
}

/** What a page passes to a form island. */
interface FormIslandProps<Messages extends LeadMessages> extends Pick<FormState, 'language'> {
  messages: Messages;
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
    const { headingId, target, replyWithin, children, messages, language } = props;
    const { id } = definition;
    const fields = definition.fields(messages);
    const { errors, sent, summary, ...handlers } = useSubmission(fields, target, props);
    const form: FormState = { id, messages, language };

    return (
      <div className={styles.card}>
        <SentMessage {...{ messages, language, sent, replyWithin }} />
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
