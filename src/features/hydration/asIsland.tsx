import { Component, createRef, type ComponentType, type ReactNode } from 'react';

/** Tells `client:intent` when an island is hydrated and when it throws. */
class Island extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  readonly mark = createRef<HTMLTemplateElement>();

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  tell(name: 'hydrated' | 'broken') {
    const island = this.mark.current?.closest('astro-island');
    island?.dispatchEvent(new Event(`island:${name}`, { bubbles: true }));
  }

  /** React calls it after the layout effects of all children. */
  override componentDidMount() {
    if (!this.state.isBroken) this.tell('hydrated');
  }

  override componentDidCatch() {
    this.tell('broken');
  }

  override render() {
    return (
      <>
        {!this.state.isBroken && this.props.children}
        <template ref={this.mark} />
      </>
    );
  }
}

/** Makes an island of a component. */
export const asIsland =
  <Props extends object>(Inner: ComponentType<Props>) =>
  (props: Props) => (
    <Island>
      <Inner {...props} />
    </Island>
  );
