import { useRef, useState } from 'react'
import { uploadImage } from '#modules/keeping/files/web/public.ts'

export interface Proof {
  signature: Blob | undefined
  photo: Blob | undefined
  note: string
  /** Who takes it; '' leaves it to what proves it. */
  taker: string
  setSignature: (signature: Blob | undefined) => void
  setPhoto: (photo: Blob | undefined) => void
  setNote: (note: string) => void
  setTaker: (taker: string) => void
  /** Uploads what is new; throws what the upload throws. Both requests of one hand-over name the same files. */
  upload: () => Promise<{ signaturePath: string; photoPath: string }>
  clear: () => void
}

/** What proves a hand-over: signature, photo, note. A picture is uploaded once, however often it is sent. */
export function useProof(): Proof {
  const [signature, setSignature] = useState<Blob>()
  const [photo, setPhoto] = useState<Blob>()
  const [note, setNote] = useState('')
  const [taker, setTaker] = useState('')
  const paths = useRef(new WeakMap<Blob, string>())

  async function pathOf(folder: 'handwrite' | 'webcam', image: Blob | undefined): Promise<string> {
    if (!image) return ''
    const path = paths.current.get(image) ?? (await uploadImage(folder, image))
    paths.current.set(image, path)
    return path
  }

  return {
    signature,
    photo,
    note,
    taker,
    setSignature,
    setPhoto,
    setNote,
    setTaker,
    upload: async () => ({
      signaturePath: await pathOf('handwrite', signature),
      photoPath: await pathOf('webcam', photo),
    }),
    clear() {
      setSignature(undefined)
      setPhoto(undefined)
      setNote('')
      setTaker('')
    },
  }
}
