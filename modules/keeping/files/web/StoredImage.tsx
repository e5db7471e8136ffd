import './texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { files } from '../contract.ts'

const api = client(files)
/** Milliseconds after which a link is asked for again; the server's links live for five minutes. */
const linkLife = 240_000

interface StoredLink {
  url: string | undefined
  /** Why there is none: it is not there any more, or the server was not reached. */
  failure: 'gone' | 'offline' | undefined
  /** Asks for another link and gives it. */
  renew: () => Promise<string | undefined>
}

/** Asks a module for a link to a file of its own record. */
export type OpenFile = (path: string) => Promise<string>

const openShared: OpenFile = async (path) => (await api.openLink({ path })).data.url

/**
 * A short-lived link to a stored picture, asked for again before it ends; every link is audited as a view. `open`: by the
 * module whose record shows it, for whoever may see that.
 */
export function useStoredImage(path: string, open = openShared): StoredLink {
  const { data, error, refetch } = useQuery({
    queryKey: ['files', 'link', path],
    queryFn: () => open(path),
    enabled: path !== '',
    staleTime: linkLife,
    retry: false,
  })
  const failure = error ? (error instanceof LostConnection ? 'offline' : 'gone') : undefined
  return { url: data, failure, renew: async () => (await refetch()).data }
}

export interface StoredImageProps {
  /** As the record names it: handwrite/2026/11/21/…png */
  path: string
  alt: string
  className?: string | undefined
  /** Too small for a sentence: a sign stands for it. */
  isSmall?: boolean
  /** Gives its link; left out: whoever may see shared files. */
  open?: OpenFile | undefined
}

/** A stored picture; a sentence in its place when it is gone, cannot be shown, or the line is lost. */
export function StoredImage({ path, alt, className, isSmall = false, open }: StoredImageProps) {
  const t = useTexts('files')
  const { url, failure, renew } = useStoredImage(path, open)
  const [state, setState] = useState<'fine' | 'renewed' | 'broken'>('fine')
  // A link that ended while nobody looked is asked for once more.
  const fail = async (link: string) => {
    setState(state === 'fine' ? 'renewed' : 'broken')
    if (state === 'fine' && (await renew()) === link) setState('broken')
  }
  const missing = failure ?? (state === 'broken' ? 'gone' : undefined)
  if (missing) {
    const sentence = t(missing === 'offline' ? 'pictureOffline' : 'pictureGone')
    return (
      <span className="lb-14 lb-quiet lb-picture-missing" title={sentence}>
        {isSmall && <Icon name="warn" />}
        <span className={isSmall ? 'lb-sr' : undefined}>{sentence}</span>
      </span>
    )
  }
  return url ? (
    <img key={url} src={url} alt={alt} className={className} onError={() => void fail(url)} />
  ) : null
}
