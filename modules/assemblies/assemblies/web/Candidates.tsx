import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import type { Topic } from '../shapes.ts'

/** Who stands for which seats, before it is voted on. */
export function Candidates({ topic }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  return (
    <div className="lb-above-16">
      <Facts
        rows={topic.seats.map(({ group, seats }) => [
          [group, t('seatsFor', { count: seats })].filter(Boolean).join(' '),
          topic.options
            .filter((option) => option.group === group)
            .map(({ name }) => name)
            .join('、'),
        ])}
      />
    </div>
  )
}
