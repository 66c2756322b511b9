import { Component, createRef, useEffect } from 'react';
import type { ComponentType } from 'react';

declare global {
  interface HTMLElementEventMap {
    /** Tells the directive that an island is hydrated, or that it threw. */
    'island:settled': CustomEvent<'hydrated' | 'failed'>;
  }
}

/** Stands behind a component, because React runs effects in their order in the page. */
function LastEffect({ act }: { act: () => void }) {
  useEffect(act, [act]);
  return null;
}

/** Makes an island of a component: it tells `client:intent` when it is hydrated, and when it throws. */
export function asIsland<Props extends object>(Inner: ComponentType<Props>) {
  return class Island extends Component<Props, { isFaulty: boolean }> {
    override state = { isFaulty: false };
    readonly mark = createRef<HTMLTemplateElement>();

    static getDerivedStateFromError() {
      return { isFaulty: true };
    }

    report(state: 'hydrated' | 'failed') {
      const island = this.mark.current?.closest('astro-island');
      island?.dispatchEvent(new CustomEvent('island:settled', { detail: state }));
    }

    readonly onHydrated = () => this.report('hydrated');

    /** The directive then puts back the server's nodes; React has removed them by now. */
    override componentDidCatch() {
      this.report('failed');
    }

    override render() {
      return (
        <>
          {!this.state.isFaulty && (
            <>
              <Inner {...this.props} />
              <LastEffect act={this.onHydrated} />
            </>
          )}
          <template ref={this.mark} />
        </>
      );
    }
  };
}
