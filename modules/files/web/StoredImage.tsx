import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { files } from '../contract.ts'

const api = client(files)
/** Milliseconds after which a link is asked for again; the server's links live for five minutes. */
const linkLife = 240_000

/** A short-lived link to a stored picture, asked for again before it ends; every link is audited as a view. */
export function useStoredImage(path: string): {
  url: string | undefined
  failed: boolean
  renew: () => void
} {
  const { data, isError, refetch } = useQuery({
    queryKey: ['files', 'link', path],
    queryFn: async () => (await api.openLink({ path })).data.url,
    enabled: path !== '',
    staleTime: linkLife,
    retry: false,
  })
  return { url: data, failed: isError, renew: () => void refetch() }
}

export interface StoredImageProps {
  /** As the record names it: handwrite/2026/11/21/…png */
  path: string
  alt: string
  className?: string
}

/** A stored picture; a sentence in its place when it is gone. */
export function StoredImage({ path, alt, className }: StoredImageProps) {
  const t = useTexts('files')
  const { url, failed, renew } = useStoredImage(path)
  const [renewed, setRenewed] = useState(false)
  // A link that ended while nobody looked is asked for once more.
  const again = () => {
    if (renewed) return
    setRenewed(true)
    renew()
  }
  if (failed) return <span className="lb-14 lb-quiet">{t('pictureGone')}</span>
  return url ? <img src={url} alt={alt} className={className} onError={again} /> : null
}
