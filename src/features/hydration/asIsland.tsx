import { Component, createRef } from 'react';
import type { ComponentType } from 'react';

/** Makes an island of a component: `client:intent` learns when it is hydrated and when it throws. */
export function asIsland<Props extends object>(Inner: ComponentType<Props>) {
  return class Island extends Component<Props, { isBroken: boolean }> {
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
          {!this.state.isBroken && <Inner {...this.props} />}
          <template ref={this.mark} />
        </>
      );
    }
  };
}
