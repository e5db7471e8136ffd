import './print-sheet.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

export interface PrintSheetProps {
  /** As CSS lengths: 50mm, 30mm. `A4` alone as width is a page by name. */
  width: string
  height?: string
  /** On a roll each page is as long as what stands on it. */
  isRoll?: boolean
  margin?: string
  /** Each page says which one it is of how many: none gets lost. */
  isNumbered?: boolean
  /** After the print dialog is closed; take the sheet away then. */
  onDone: () => void
  /** Each child of class `lb-print-page` starts a page. */
  children: ReactNode
}

const numbers = '@bottom-right{content:counter(page) "／" counter(pages);font-size:3mm}'

/** Names a page for every piece of a roll, as long as the piece is: a page of a set length would cut it, also through its bars. */
function lengthsOf(sheet: HTMLElement, width: string): string {
  sheet.dataset.measured = ''
  const pieces = [...sheet.querySelectorAll<HTMLElement>('.lb-print-page')]
  const rules = pieces.map((piece, nth) => {
    piece.style.page = `piece-${nth}`
    // A dot more, so that what is rounded is no page of its own.
    const long = Math.ceil(piece.getBoundingClientRect().height) + 1
    return `@page piece-${nth}{size:${width} ${long}px;margin:0}`
  })
  delete sheet.dataset.measured
  return rules.join('')
}

/** Renders its children for paper only, at a page size, and opens the print dialog once when they are drawn. */
export function PrintSheet({
  width,
  height = '',
  isRoll,
  margin = '0',
  isNumbered,
  onDone,
  children,
}: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLStyleElement>(null)
  const done = useRef(onDone)
  done.current = onDone
  const rollWidth = useRef(isRoll ? width : undefined)
  useEffect(() => {
    let alive = true
    const root = document.documentElement
    const finish = () => done.current()
    root.dataset.printing = ''
    addEventListener('afterprint', finish, { once: true })
    const images = [...(sheet.current?.querySelectorAll('img') ?? [])]
    void Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (alive && rollWidth.current && sheet.current)
        pages.current?.append(lengthsOf(sheet.current, rollWidth.current))
      requestAnimationFrame(() => alive && print())
    })
    return () => {
      alive = false
      delete root.dataset.printing
      removeEventListener('afterprint', finish)
    }
  }, [])
  return createPortal(
    <div className="lb-print" ref={sheet}>
      <style
        ref={pages}
      >{`@page{size:${width} ${height};margin:${margin};${isNumbered ? numbers : ''}}`}</style>
      {children}
    </div>,
    document.body,
  )
}
