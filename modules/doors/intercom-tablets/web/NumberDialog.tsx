import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { intercomTablets, type Tablet } from '../contract.ts'
import { type ForwardKind, forwardNumber } from '../forward-number.ts'

const api = client(intercomTablets)

/** Sets the number that calls of a household go on to (R425); says where else it is set. */
export function NumberDialog({ tablet, onClose }: { tablet: Tablet; onClose: () => void }) {
  const t = useTexts('intercomTabletsPage')
  const queries = useQueryClient()
  const { householdId } = tablet
  const [kind, setKind] = useState<ForwardKind>(tablet.forwardKind ?? 'cellPhone')
  // One whose beginning is covered is written anew.
  const [number, setNumber] = useState(tablet.forwardNumber.startsWith('•') ? '' : tablet.forwardNumber)
  const read = forwardNumber(kind, number)
  const used = useQuery({
    queryKey: ['intercomTablets', 'notes', kind, 'number' in read ? read.number : ''],
    queryFn: async () =>
      (
        await api.listNotes({
          type: kind === 'landline' ? '1' : '2',
          number: 'number' in read ? read.number : '0',
        })
      ).data,
    enabled: 'number' in read,
  })
  const others = used.data?.filter((one) => one.householdId !== householdId) ?? []
  const act = useSubmit(
    async (retry) => {
      if (!number.trim()) return refuse(t('numberNeeded'))
      const set = kind === 'landline' ? api.setLandline : api.setCellPhone
      await set({ householdId, number }, retry)
      toast(t('saved'))
      void queries.invalidateQueries({ queryKey: ['intercomTablets'] })
      return onClose()
    },
    { isWrong: () => !number.trim() },
  )
  return (
    <ActDialog title={`${t('setNumber')} ${tablet.label}`} confirm={t('save')} act={act} onClose={onClose}>
      <Field label={t('kind')}>
        <Segments
          label={t('kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'cellPhone', label: t('cellPhone') },
            { value: 'landline', label: t('landline') },
          ]}
        />
      </Field>
      <Field
        label={t('number')}
        help={t('numberHelp')}
        invalid={act.tried && !number.trim() ? t('numberNeeded') : undefined}
      >
        <TextInput value={number} inputMode="tel" maxLength={30} onText={setNumber} />
      </Field>
      {others.length > 0 && (
        <Note>{t('numberUsed', { labels: inRow(others.map(({ label }) => label)) })}</Note>
      )}
    </ActDialog>
  )
}
