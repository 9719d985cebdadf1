import { Component, type ReactNode } from 'react';
import { appTexts } from '#web/texts/app.ts';
import { kitTexts } from '#web/texts/kit.ts';

interface Props {
  children: ReactNode;
}

/** A page that breaks in the browser says so and offers to load again; the frame stays. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div role="alert" className="shell py-14 text-center">
        <h1>{appTexts.failedTitle}</h1>
        <button
          type="button"
          className="button button-primary mt-6"
          onClick={() => location.reload()}
        >
          {kitTexts.again}
        </button>
      </div>
    );
  }
}
