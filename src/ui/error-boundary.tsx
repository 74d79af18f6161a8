import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces the broken part. @param retry renders it again */
  fallback: (retry: () => void) => ReactNode;
  onBroken?: () => void;
  children: ReactNode;
}

/** Contains the error of a part: its surroundings, and their input, stay. */
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
