/** Whose a line is: its payment's, which follows what it is put to; of what is no payment as it was found. */
export const ownerOfLine = 'case when p.id is null then l.household_id else p.household_id end'
