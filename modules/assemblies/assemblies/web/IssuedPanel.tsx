import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { inBox } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { assemblyMinutes, type IssuedMinutes } from '../minutes-contract.ts'
import type { AssemblyRow } from '../shapes.ts'
import { useFresh } from './queries.ts'

const api = client(assemblyMinutes)

/** Every version of the minutes that was fixed, with who signs it; a correction is another version (Art. 34). */
export function IssuedPanel({ row }: { row: AssemblyRow }) {
  const t = useTexts('assemblyPage')
  const { assemblyId } = row
  const [isAsking, setAsking] = useState(false)
  const mayRecord = useAllowed()([{ can: 'assemblies.record' }]).length > 0
  const asked = useQuery({
    queryKey: ['assemblies', 'issued', assemblyId],
    queryFn: async () => (await api.listIssued({ assemblyId })).data,
  })
  const isFirst = asked.data?.length === 0
  const isSent = row.minutesServed > 0 || row.minutesPostedOn !== null
  return (
    <Panel
      title={t('issued')}
      pad="plain"
      extra={
        mayRecord &&
        asked.data && (
          <Button onClick={() => setAsking(true)}>{t(isFirst ? 'issueFirst' : 'issueNext')}</Button>
        )
      }
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr']}>
        {(list) => (
          <ul className="lb-stack lb-gap-8">
            {!list.length && <li className="lb-quiet">{t(isSent ? 'issuedNoneSent' : 'issuedNone')}</li>}
            {list.map(({ version, at, chairName, recorderName, correction, reason }) => (
              <li key={version}>
                <span className="lb-line lb-wrap lb-gap-8">
                  {t('issuedVersion', {
                    version,
                    time: writeTime(at),
                    chair: chairName,
                    recorder: recorderName,
                  })}
                  <Button
                    size="small"
                    onClick={() =>
                      void saveFile(
                        addressOf(assemblyMinutes.calls.readIssued, { assemblyId, version }),
                      ).catch(inBox)
                    }
                  >
                    {t('downloadVersion', { version })}
                  </Button>
                </span>
                {correction && (
                  <p className="lb-14 lb-lines">
                    {correction} {t('becauseOf', { reason })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isAsking && asked.data && (
        <IssueDialog row={row} last={asked.data[0]} onClose={() => setAsking(false)} />
      )}
    </Panel>
  )
}

interface IssueDialogProps {
  row: AssemblyRow
  /** The version that stands now; undefined where none was fixed. */
  last: IssuedMinutes | undefined
  onClose: () => void
}

function IssueDialog({ row, last, onClose }: IssueDialogProps) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const [minutesId] = useState(newId)
  const [said, setSaid] = useState({ chairName: '', recorderName: '', correction: '', reason: '' })
  const { assemblyId } = row
  const isFirst = last === undefined
  const isMissing = !isFirst && !(said.correction.trim() && said.reason.trim())
  // Whose names stand there when nobody says others.
  const chair = last?.chairName || row.chairName || row.convenerName
  const recorder = last?.recorderName || row.recorderName
  return (
    <FormDialog
      title={t(isFirst ? 'issueFirst' : 'issueNext')}
      confirm={t('save')}
      missing={isMissing ? t('correctionMissing') : undefined}
      isDirty={Object.values(said).some(Boolean)}
      onConfirm={async (retry) => {
        await api.issue({ assemblyId, minutesId, ...said }, retry)
        toast(t('saved'))
        void again()
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-below-12">{t(isFirst ? 'issueFirstText' : 'issueText')}</p>
      <Field label={t('issueChair')} help={t('issueSame', { name: chair })} optional>
        <TextInput
          maxLength={40}
          value={said.chairName}
          onText={(chairName) => setSaid({ ...said, chairName })}
        />
      </Field>
      <Field label={t('issueRecorder')} help={recorder && t('issueSame', { name: recorder })} optional>
        <TextInput
          maxLength={40}
          value={said.recorderName}
          onText={(recorderName) => setSaid({ ...said, recorderName })}
        />
      </Field>
      {!isFirst && (
        <>
          <Field label={t('correction')}>
            <textarea
              className="lb-long-text"
              rows={4}
              maxLength={1000}
              value={said.correction}
              onChange={({ target }) => setSaid({ ...said, correction: target.value })}
            />
          </Field>
          <Field label={t('reason')}>
            <TextInput
              maxLength={100}
              value={said.reason}
              onText={(reason) => setSaid({ ...said, reason })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
