/** A tile of the Mercator square: 2^z on a side, x eastward, y southward. */
export type Tile = { z: number; x: number; y: number }

/** A part of an object in a tile: corners (x and y in turn) from the tile's north-western corner, in 1/4096 of its side. */
export type Piece = { attributes: number; points: Int16Array }

/** What a tile holds, in the order in which it came, and the tile's number in an archive. */
export type TilePieces = { id: number; tile: Tile; pieces: Piece[] }
