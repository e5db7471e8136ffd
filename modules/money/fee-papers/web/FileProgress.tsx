import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { pagesHeader } from '../contract.ts'
import { pageCounter } from './page-counter.ts'
import './page-texts.ts'

/** Fetches a file of papers while it is open, and says how far it is; closing it gives the file up. */
export function FileProgress({
  title,
  address,
  onClose,
}: {
  title: string
  address: string
  onClose: () => void
}) {
  const t = useTexts('feePapersPage')
  const [{ page, total, bytes }, setFar] = useState({ page: 0, total: 0, bytes: 0 })
  const [failure, setFailure] = useState('')
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const count = pageCounter()
    const watching = {
      signal,
      begins: (headers: Headers) =>
        setFar((far) => ({ ...far, total: Number(headers.get(pagesHeader)) || 0 })),
      comes: (part: Uint8Array) => {
        const at = count(part)
        setFar((far) => ({ ...far, page: at, bytes: far.bytes + part.length }))
      },
    }
    // A moment later: what is taken away at once, as strict React does, asks for nothing.
    const begun = setTimeout(() => {
      saveFile(address, { watching }).then(
        () => close.current(),
        (error: unknown) => {
          if (!signal.aborted) setFailure(sentenceOf(error))
        },
      )
    })
    return () => {
      clearTimeout(begun)
      ending.abort()
    }
  }, [address])
  const shown = Math.min(page, total)
  const said = shown
    ? t('page', { page: shown.toLocaleString('en'), total: total.toLocaleString('en') })
    : bytes
      ? t('size', { size: (bytes / 1_000_000).toFixed(1) })
      : t('preparing')
  return (
    <Dialog label={title} size="small" onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="fp-progress" aria-live="polite">
        {failure ? (
          <Note tone="wait">{failure}</Note>
        ) : (
          <>
            <span>{said}</span>
            <progress
              className="lb-bar"
              max={total || 1}
              value={total ? shown : undefined}
              aria-label={said}
            />
            <p className="lb-14 lb-quiet">{t('goesOn')}</p>
          </>
        )}
      </div>
      <div className="lb-dialog-foot">
        <Button onClick={onClose}>{failure ? t('back') : t('stop')}</Button>
      </div>
    </Dialog>
  )
}
