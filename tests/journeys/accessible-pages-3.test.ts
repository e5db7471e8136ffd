import { pagesWithoutFaults } from './axe.ts'

pagesWithoutFaults(2, 3)
