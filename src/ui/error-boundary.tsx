import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in the place of what broke. @param retry draws it again */
  fallback: (retry: () => void) => ReactNode;
  onBroken?: () => void;
  children: ReactNode;
}

/** Keeps an error of a part in its place: what surrounds it, and what was typed there, stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override render() {
    return this.state.broken
      ? this.props.fallback(() => this.setState({ broken: false }))
      : this.props.children;
  }
}
