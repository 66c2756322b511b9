import { Component, useEffect, useLayoutEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';

declare global {
  interface HTMLElementEventMap {
    /** Tells the directive that an island is hydrated, or that it threw. */
    'island:settled': CustomEvent<'hydrated' | 'failed'>;
  }
}

const reportState = (island: Element | null, state: 'hydrated' | 'failed') =>
  island?.dispatchEvent(new CustomEvent('island:settled', { detail: state }));

interface BoundaryProps {
  onFault: () => void;
  children: ReactNode;
}

/** Catches what an island throws. */
class Boundary extends Component<BoundaryProps, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override componentDidCatch() {
    this.props.onFault();
  }

  override render() {
    return this.state.isFaulty ? null : this.props.children;
  }
}

/** Makes an island of a component: it tells `client:intent` when it is hydrated, and when it throws. */
export function asIsland<Props extends object>(Inner: ComponentType<Props>) {
  return function Island(props: Props) {
    const mark = useRef<HTMLTemplateElement>(null);
    const island = useRef<Element>(null);
    const isFaulty = useRef(false);

    // The directive puts back the server's nodes after a failure. A layout effect runs late enough for that:
    // React has removed these nodes by then.
    useLayoutEffect(() => {
      island.current = mark.current?.closest('astro-island') ?? null;
      if (isFaulty.current) reportState(island.current, 'failed');
    }, []);
    // React runs this effect after those of the components inside.
    useEffect(() => {
      if (!isFaulty.current) reportState(island.current, 'hydrated');
    }, []);

    const onFault = () => {
      isFaulty.current = true;
      // Before the layout effect there is no island here; the effect then reports the failure.
      reportState(island.current, 'failed');
    };
    return (
      <>
        <Boundary onFault={onFault}>
          <Inner {...props} />
        </Boundary>
        <template ref={mark} />
      </>
    );
  };
}
