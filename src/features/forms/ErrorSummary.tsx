import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import styles from './FormStatus.module.css';
import { fieldId, useForm } from './formContext.ts';

/** Goes to a field without leaving its name in the address. */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  document.getElementById(id)?.focus();
}

interface ErrorSummaryProps {
  /** Counts up whenever the summary is to take the focus. */
  focusRequests: number;
}

/** Everything that is wrong, above the form and in its order, each line a link to its field. */
export default function ErrorSummary({ focusRequests }: ErrorSummaryProps) {
  const { id: formId, schema, words, language, errors } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const headingId = `${formId}-problem`;
  const lines = Object.keys(schema.entries).flatMap((name) => {
    const text = errors[name]?.text;
    return text === undefined ? [] : { id: fieldId(formId, name), text };
  });

  useLayoutEffect(() => {
    if (focusRequests > 0) box.current?.focus();
  }, [focusRequests]);

  if (lines.length === 0) return null;
  return (
    <div
      ref={box}
      className={styles.summary}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <h3 id={headingId}>{words.problem}</h3>
      <ul>
        {lines.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              lang={scriptLanguage(text, language)}
              dir="auto"
              onClick={(event) => goToField(event, id)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
