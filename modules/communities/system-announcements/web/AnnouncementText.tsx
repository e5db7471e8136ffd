import { blocksOf } from './blocks.ts'

/** The words of an announcement: paragraphs, and points where lines begin with ・. */
export function AnnouncementText({ body }: { body: string }) {
  return (
    <div className="lb-announcement-text">
      {blocksOf(body).map((block, nth) =>
        block.kind === 'points' ? (
          // the text is read, never reordered
          <ul key={nth}>
            {block.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          // the text is read, never reordered
          <p key={nth}>{block.lines.join('\n')}</p>
        ),
      )}
    </div>
  )
}
