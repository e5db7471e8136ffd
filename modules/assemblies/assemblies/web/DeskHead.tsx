import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { Dashboard } from '../held-shapes.ts'
import { deskNumbers } from './desk-number.ts'

interface DeskHeadProps {
  data: Dashboard | undefined
  desk: string
  onDesk: (desk: string) => void
}

/** Of which meeting this desk is, which desk it is, and how many are there, by proxy, gone and over a limit. */
export function DeskHead({ data, desk, onDesk }: DeskHeadProps) {
  const t = useTexts('assemblyPage')
  const counts = data && [
    [t('countSelf'), data.selfCount],
    [t('countAgent'), data.agentCount],
    [t('countLeft'), data.leftCount],
    [t('countOver'), data.overLimitCount],
  ]
  return (
    <div className="ar-head">
      <div className="lb-grow">
        <h1 className="lb-20">{data?.assembly.title}</h1>
        {data && (
          <span className="lb-14 lb-quiet">
            {writeTime(data.assembly.meetingAt)} {data.assembly.place}
          </span>
        )}
      </div>
      <dl className="ar-counts">
        {counts?.map(([title, count]) => (
          <div key={title}>
            <dt className="lb-14 lb-quiet">{title}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <div className="ar-desk">
        <ChoiceInput
          aria-label={t('desk')}
          value={desk}
          options={deskNumbers.map((value) => ({ value, label: t('deskNumbered', { number: value }) }))}
          onChoose={onDesk}
        />
      </div>
    </div>
  )
}
