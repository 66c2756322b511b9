import { Component, useEffect, useLayoutEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';

declare global {
  interface HTMLElementEventMap {
    /** Tells the directive that an island is hydrated, or that it threw. */
    'island:settled': CustomEvent<{ isHydrated: boolean }>;
  }
}

const reportState = (island: Element | null, isHydrated: boolean) =>
  island?.dispatchEvent(new CustomEvent('island:settled', { detail: { isHydrated } }));

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

    // In a layout effect: by now React has removed the nodes that the directive will restore.
    useLayoutEffect(() => {
      island.current = mark.current?.closest('astro-island') ?? null;
      if (isFaulty.current) reportState(island.current, false);
    }, []);
    // After the effects of all that is inside.
    useEffect(() => {
      if (!isFaulty.current) reportState(island.current, true);
    }, []);

    const onFault = () => {
      isFaulty.current = true;
      reportState(island.current, false); // before the first layout effect there is none yet
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
