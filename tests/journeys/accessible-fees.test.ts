import { fillWithBooks } from '../setup/books.ts'
import { pagesOfFees, withoutFaults } from './axe.ts'

withoutFaults(pagesOfFees, (lobby) => fillWithBooks(lobby))
