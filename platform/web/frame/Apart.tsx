import { Component, type ReactNode } from 'react'

/**
 * Something beside the page (a dialog's host, a box, a line), whose failure is its own: code that could not be fetched while
 * the server starts again takes nothing from the page. Whoever wants it is told by the toast of `missing-code.ts`.
 */
export class Apart extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
