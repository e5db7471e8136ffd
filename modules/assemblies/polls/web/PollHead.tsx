import { useState } from 'react'
import { files as storedFiles } from '#modules/keeping/files/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { PollDetail } from '../contract.ts'
import type { PollFile } from '../shapes.ts'
import { PollMarks } from './PollMarks.tsx'

const filesApi = client(storedFiles)

/** What is asked, of whom and until when; with its files. */
export function PollHead({ poll }: { poll: PollDetail }) {
  const t = useTexts('pollPage')
  return (
    <div className="pl-head">
      <PollMarks poll={poll} />
      <h2 className="lb-break">{poll.title}</h2>
      {poll.content && <p className="lb-quiet lb-lines lb-break">{poll.content}</p>}
      {poll.files.length > 0 && (
        <ul className="lb-line lb-wrap lb-above-12" aria-label={t('files')}>
          {poll.files.map((file) => (
            <li key={file.path}>
              <FileButton file={file} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Opens a file in a tab of its own. */
function FileButton({ file }: { file: PollFile }) {
  const t = useTexts('pollPage')
  const [url, setUrl] = useState<string>()
  const open = useSubmit(
    async (retry) => {
      const link = (await filesApi.openLink({ path: file.path }, retry)).data.url
      setUrl(link)
      window.open(link, '_blank', 'noopener')
    },
    { onFailure: inBox },
  )
  return url ? (
    <a className="lb-link" href={url} target="_blank" rel="noopener noreferrer">
      {file.name}
    </a>
  ) : (
    <Button
      size="small"
      icon={<Icon name="doc" size={16} />}
      aria-label={t('openFile', { name: file.name })}
      loading={open.busy}
      onClick={() => void open.submit()}
    >
      {file.name}
    </Button>
  )
}
