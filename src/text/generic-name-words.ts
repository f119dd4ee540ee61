/** Words in the names of places that say what a place is or join the rest: people leave them out. */
export const GENERIC_NAME_WORDS: ReadonlySet<string> = new Set(
  `the a of and in de del della dei di da do dos das du des d la le les el els lo los las l il van von der den am an im na
   lake lakes loch lough lago laguna lac llac estany estanys estanyo see jezero jezera jezer jarvi ezeras nuur kol koli hu
   park parc parco parque national nationalpark nacional nacionalni naturpark nature natural natura reserve reserva reservat
   kansallispuisto parks nacionalais nacionalinis parkas narodowy naziunal nazionale provincial state wildlife refuge
   forest wood woods foret foresta forestal floresta bosque bos prales ormani mori wald padurea
   mount mt mountain mountains monte mont montana pic pico puig serra sierra gunung bukit jabal cerro
   valley valleys vall vallee valle val wadi vale tal dolina vadisi
   island islands isle isla isola ilha ile ostrov juzur insel
   falls waterfall waterfalls cascade cascades cascada cascata wasserfalle
   river rio riviere rivu riu fluss ezera bog moor heath fen desert dunes beach playa platja plage
   gorge gorges gorja canyon kanjon cape cabo cap bay baie baia peak wilderness area sanctuary conservation centre center
   biosphere transfrontier plateau massif peninsule peninsula ridge garden jardin domain rain rainforest rainforests plains georeserve
   `
    .split(/\s+/)
    .filter(word => word !== ''),
)
