/** How the others of a list are said, of which the same is asked as of some of it. */
export const THE_REST = 'the rest of the list'
