import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Format } from '../format-shapes.ts'
import type { FormatDraft } from './format-draft.ts'
import { tryQuery } from './format-queries.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { SampleLines } from './SampleLines.tsx'
import { sampleTable } from './sample-table.ts'

/** As many bytes of a sample as are looked at: whole lines of them. */
const looked = 18_000

/** The beginning of a file, up to the end of a line. */
async function beginningOf(file: File): Promise<Uint8Array> {
  const content = new Uint8Array(await file.slice(0, looked).arrayBuffer())
  const end = content.lastIndexOf(10)
  return file.size > looked && end > 0 ? content.subarray(0, end + 1) : content
}

interface SamplePanelProps {
  form: FormatDraft
  format: Format | undefined
  sample: { name: string; content: Uint8Array } | undefined
  onSample: (sample: { name: string; content: Uint8Array }) => void
}

/** The lines of a file with the columns laid over, and what is read of it; the file stays in this browser and is not kept. */
export function SamplePanel({ form, format, sample, onSample }: SamplePanelProps) {
  const t = useTexts('bankFormats')
  const input = useRef<HTMLInputElement>(null)
  const content = sample?.content
  const encoded = useMemo(
    () => (content ? btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join('')) : ''),
    [content],
  )
  // Of a beginning alone the last record is not there to be compared.
  const tried = format && { ...format, controls: { count: null, sum: null } }
  const asked = useQuery(tryQuery(tried, encoded))
  const table = content && format ? sampleTable(content, format) : undefined
  return (
    <Panel
      title={t('sample')}
      summary={sample?.name ?? t('sampleLead')}
      pad="plain"
      extra={
        <Button icon={<Icon name="doc" />} onClick={() => input.current?.click()}>
          {t(sample ? 'sampleOther' : 'sampleChoose')}
        </Button>
      }
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.csv,.dat,text/plain,text/csv"
        aria-label={t('sampleChoose')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void beginningOf(file).then((read) => onSample({ name: file.name, content: read }))
        }}
      />
      {!sample && <p className="lb-quiet">{t('sampleNone')}</p>}
      {sample && !format && <Note tone="wait">{t('unreadable')}</Note>}
      {table && <SampleLines table={table} layout={form.layout} />}
      {table && (
        <Loaded of={asked} failed={t('tryFailed')} skeleton={[120, '1fr', 90]} rows={3}>
          {(preview) => <PreviewTable preview={preview} />}
        </Loaded>
      )}
    </Panel>
  )
}
