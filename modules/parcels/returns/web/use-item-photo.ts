import { useRef, useState } from 'react'
import { uploadImage } from '#modules/keeping/files/web/public.ts'

/** The photo of an item: taken here, uploaded when it is registered, or again after a failure. */
export function useItemPhoto() {
  const [open, setOpen] = useState(false)
  const [shot, setShot] = useState<Blob>()
  const sent = useRef<{ shot: Blob; path: string }>(undefined)

  async function ready(): Promise<string> {
    if (!shot) return ''
    if (sent.current?.shot !== shot) sent.current = { shot, path: await uploadImage('postal', shot) }
    return sent.current.path
  }

  function forget() {
    setShot(undefined)
    setOpen(false)
  }

  return { open, setOpen, shot, take: setShot, ready, forget }
}
