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

/**
 * Reports what is wrong and suspends until the next try: React commits nothing meanwhile, so the page
 * stays.
 */
function Wait({ root, fault }: WaitProps) {
  root.answer(fault);
  use(root.next);
  return null;
}

interface BoundaryProps extends InsideProps {
  isAdopting: boolean;
}

/**
 * Reports that the island is hydrated, and catches what it throws. After an error it renders nothing:
 * effects and handlers end, but the island's element keeps its nodes.
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

/** Whether React adopts the server's HTML; after an error in it React would render everything again. */
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

/** Wraps each island: hydrates the existing nodes, or leaves them unchanged. */
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
