import './edit.css'
import { type OpenFile, useStoredImage } from '#modules/keeping/files/web/public.ts'
import type { AttachedFile } from '#modules/everyday/notifications/contract.ts'
import { Icon } from '#platform/web/look/Icon.tsx'

/** What hangs on news or a rule, each file by a link that opens it. */
export function FileLinks({ files, open }: { files: readonly AttachedFile[]; open: OpenFile | undefined }) {
  if (!files.length) return null
  return (
    <ul className="nw-files lb-above-16">
      {files.map(({ path, name }) => (
        <FileLine key={path} path={path} name={name} open={open} />
      ))}
    </ul>
  )
}

function FileLine({ path, name, open }: { path: string; name: string; open: OpenFile | undefined }) {
  const { url } = useStoredImage(path, open)
  return (
    <li>
      <Icon name="doc" size={16} />
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </li>
  )
}
