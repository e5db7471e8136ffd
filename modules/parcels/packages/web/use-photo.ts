import { useRef, useState } from 'react'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'

/** The form that the photo belongs to. */
export interface PhotoForm {
  read: () => { photoPath: string }
  change: (patch: { photoPath: string }) => void
}

export interface Photo {
  /** Whether the camera's panel is open. */
  open: boolean
  setOpen: (open: boolean) => void
  shot: Blob | undefined
  failure: string | undefined
  take: (shot: Blob | undefined) => void
  /** Waits for an upload; gives the path, '' without a photo. Throws what the upload threw. */
  ready: () => Promise<string>
  forget: () => void
}

/** The photo of a package: it is uploaded at once, so that its path is part of the draft. */
export function usePhoto(tools: PhotoForm): Photo {
  const [open, setOpen] = useState(false)
  const [shot, setShot] = useState<Blob>()
  const [failure, setFailure] = useState<string>()
  const current = useRef<Blob>(undefined)
  const upload = useRef<Promise<string>>(undefined)

  function take(next: Blob | undefined) {
    current.current = next
    setShot(next)
    setFailure(undefined)
    tools.change({ photoPath: '' })
    upload.current = next && send(next)
    upload.current?.catch(() => undefined)
  }

  async function send(photo: Blob): Promise<string> {
    try {
      const path = await uploadImage('postal', photo)
      if (current.current === photo) tools.change({ photoPath: path })
      return path
    } catch (error) {
      if (current.current === photo) setFailure(sentenceOf(error))
      throw error
    }
  }

  async function ready(): Promise<string> {
    const { photoPath } = tools.read()
    if (photoPath || !current.current) return photoPath
    // One that failed is sent again with the package.
    return await (failure ? send(current.current) : (upload.current ?? ''))
  }

  function forget() {
    current.current = undefined
    upload.current = undefined
    setShot(undefined)
    setFailure(undefined)
    setOpen(false)
  }

  return { open, setOpen, shot, failure, take, ready, forget }
}
