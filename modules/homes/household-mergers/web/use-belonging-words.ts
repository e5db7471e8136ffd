import { factsOf, type FormField, saidField } from '#platform/web/form/fields.tsx'
import { useHouseholdParts } from '#platform/web/frame/use-household-parts.ts'
import { inRow, textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { declaredText } from '#platform/web/i18n/words.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { Belongings } from '../contract.ts'

type Part = Belongings['parts'][number]

/** The words for declared parts: what each is called, and each thing of it. */
export function usePartWords() {
  const views = useHouseholdParts()
  return ({ name, title, things }: Part) => {
    const view = views.find((view) => view.name === name)
    const wordsOf = (thing: Part['things'][number]) =>
      thing.title && view?.thing ? textOf(view.thing, { title: thing.title }) : thing.title
    return {
      label: view ? textOf(view.label) : declaredText(title),
      wordsOf,
      all:
        view?.counted && things.length > 0
          ? textOf(view.counted, { count: things.length })
          : inRow(things.map(wordsOf)) || (things.length ? String(things.length) : ''),
    }
  }
}

/** What a household has, by name where there is one. `all`: of a household, all of which have the same parts. */
export function useBelongingFields(): (all: Belongings) => FormField<object, Belongings>[] {
  const t = useTexts('householdMergers')
  const partWords = usePartWords()
  return (all) => {
    const parts = (chosen: boolean) =>
      all.parts
        .filter(({ isChosen }) => isChosen === chosen)
        .map((part) =>
          saidField<Belongings>(partWords(part).label, ({ parts: now }) => {
            const same = now.find(({ name }) => name === part.name)
            return same ? partWords(same).all : ''
          }),
        )
    return [
      saidField<Belongings>(t('label'), ({ label }) => label),
      saidField<Belongings>(t('owners'), ({ ownerNames }) => inRow(ownerNames)),
      saidField<Belongings>(t('people'), ({ residents }) => inRow(residents.map(({ name }) => name))),
      ...parts(true),
      saidField<Belongings>(t('vehicles'), ({ vehicles }) =>
        inRow(vehicles.map(({ plate }) => plate || t('noPlate'))),
      ),
      saidField<Belongings>(t('spaces'), ({ spaces }) => inRow(spaces.map(({ number }) => number))),
      ...parts(false),
    ]
  }
}

/** What a household has, in words; `before`: as it was, whose parts are told. */
export function useBelongingWords() {
  const fieldsOf = useBelongingFields()
  return (all: Belongings, before = all): Facts => factsOf(fieldsOf(before))({}, all)
}
