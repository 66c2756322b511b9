import { Component, use, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { IslandRoot } from './islandRoot.ts';

interface InsideProps {
  root: IslandRoot;
  children?: ReactNode;
}

interface WaitProps {
  root: IslandRoot;
  fault: unknown;
}

/** Says what is wrong and waits for the next try: React commits nothing meanwhile, so the page stays. */
function Wait({ root, fault }: WaitProps) {
  root.answer(fault);
  use(root.next);
  return null;
}

interface BoundaryProps extends InsideProps {
  isAdopting: boolean;
}

/**
 * Says that the island is hydrated, and catches what it throws. After hydration it then renders nothing:
 * effects end and handlers go, while the element keeps what stands in it.
 */
class Boundary extends Component<BoundaryProps, { faults: unknown[] }> {
  override state = { faults: [] };

  static getDerivedStateFromError(fault: unknown) {
    return { faults: [fault] };
  }

  override componentDidMount() {
    this.props.root.answer();
  }

  override componentDidCatch(fault: unknown) {
    this.props.root.answer(fault);
  }

  override render() {
    const { root, isAdopting, children } = this.props;
    const { faults } = this.state;
    if (faults.length === 0) return children;
    return isAdopting ? null : <Wait root={root} fault={faults[0]} />;
  }
}

const subscribe = () => () => undefined;

/** Whether React takes over the server's HTML: after any fault in that it would render all anew. */
function useIsAdopting() {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

interface IslandProps extends InsideProps {
  component: ComponentType<{ children?: ReactNode }>;
  props: object;
}

/** Around each island: hydrates the nodes that are there, or leaves them as they are. */
export default function Island({ component: Inner, props, root, children }: IslandProps) {
  const isAdopting = useIsAdopting();
  return (
    <>
      <Boundary root={root} isAdopting={isAdopting}>
        <Inner {...props}>{children}</Inner>
      </Boundary>
      {!isAdopting && (
        <Wait root={root} fault={new Error('The page is not as React renders it.')} />
      )}
    </>
  );
}
