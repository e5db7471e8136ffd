import './file-drop.css'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'

export interface FileDropProps {
  /** What the browser offers for choosing. */
  accept: string
  busy: boolean
  /** Over the button: what can be dropped, that it can be let go, what is under way. */
  words: (isOver: boolean) => string
  choose: string
  /** Under the button. */
  limits: string
  onFiles: (files: FileList | null) => void
}

/** A place where a file is dropped, or chosen. */
export function FileDrop({ accept, busy, words, choose, limits, onFiles }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <div
      className={`lb-drop${over ? ' lb-drop-over' : ''}`}
      aria-busy={busy}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        onFiles(event.dataTransfer.files)
      }}
    >
      <Icon name="boxin" size={32} />
      <p className="lb-drop-words lb-break" aria-live="polite">
        {words(over)}
      </p>
      <Button type="primary" size="large" loading={busy} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <p className="lb-14 lb-quiet">{limits}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={choose}
        onChange={(event) => {
          onFiles(event.target.files)
          // The same file again, mended meanwhile, is a change too.
          event.target.value = ''
        }}
      />
    </div>
  )
}
