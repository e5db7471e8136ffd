import { useNavigate } from '@tanstack/react-router'
import { boardPath } from '#modules/boards/paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/look/Segments.tsx'
import { useBoards } from '#modules/boards/boards/web/public.ts'

/** The boards beside each other: from one to the next without the list. */
export function BoardTabs({ boardId }: { boardId: string }) {
  const t = useTexts('boardEditor')
  const goTo = useNavigate()
  const { data = [] } = useBoards()
  if (!data.some((board) => board.boardId === boardId)) return null
  return (
    <div className="be-tabs">
      <Segments
        label={t('tabs')}
        value={boardId}
        options={data.map((board) => ({ value: board.boardId, label: board.name }))}
        onChange={(id) => void goTo({ to: boardPath(id) })}
      />
    </div>
  )
}
