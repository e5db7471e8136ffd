import './formatted-text.css'
import type { ReactNode } from 'react'
import type { Block, Run } from '../contract.ts'

interface FormattedViewProps {
  of: readonly Block[]
  /** Draws a picture of it by its path. */
  picture: (path: string) => ReactNode
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, isBold, link }, nth) => {
    const words = isBold ? <b>{text}</b> : text
    return link ? (
      <a key={nth} href={link} rel="noopener noreferrer nofollow" target="_blank">
        {words}
      </a>
    ) : (
      <span key={nth}>{words}</span>
    )
  })
}

/** Entries of a list that stand after each other are one list. */
function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const isList = block.kind === 'bullet' || block.kind === 'number'
    if (isList && last?.[0]?.kind === block.kind) last.push(block)
    else groups.push([block])
  }
  return groups
}

/** A formatted text, drawn from what is known of it: it never becomes HTML by itself. */
export function FormattedView({ of, picture }: FormattedViewProps) {
  return (
    <div className="ft-text">
      {grouped(of).map((group, nth) => {
        const [first] = group
        if (!first) return null
        const items = group.map(({ runs }, at) => (
          <li key={at}>
            <Runs runs={runs} />
          </li>
        ))
        if (first.kind === 'bullet') return <ul key={nth}>{items}</ul>
        if (first.kind === 'number') return <ol key={nth}>{items}</ol>
        if (first.kind === 'picture') return <figure key={nth}>{picture(first.path)}</figure>
        if (first.kind === 'heading')
          return (
            <h3 key={nth}>
              <Runs runs={first.runs} />
            </h3>
          )
        return (
          <p key={nth}>
            <Runs runs={first.runs} />
          </p>
        )
      })}
    </div>
  )
}
