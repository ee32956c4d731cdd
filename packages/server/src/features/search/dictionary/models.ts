import { asianModels } from './asian-models.ts'

/**
 * Models as ads name them, by maker: the name; how else people write and say it; then the codes of its generations, by
 * which «камри 50» is Camry XV50. A model that is a number or one letter counts only beside its maker.
 */
export const models = `${asianModels}
Chevrolet | Cobalt | кобальт, кобалт, кабальт, кобик | T250
Chevrolet | Nexia | нексия, нексиа, некся, нехия, нексюха, нексияа | T250
Chevrolet | Onix | оникс, онекс, оникс премьер | B311
Chevrolet | Cruze | круз, крузе, крузик | J300 J400
Chevrolet | Aveo | авео, авэо, авеошка, авейка | T200 T250 T300
Chevrolet | Lacetti | лачетти, лацетти, лачети, лачетик, лачета, лассети | J200
Chevrolet | Captiva | каптива, каптиво, каптивка | C100 C140
Chevrolet | Tracker | трекер, тракер, треккер | B228
Chevrolet | Malibu | малибу, малибушка | V300 V400
Chevrolet | Spark | спарк, спарка, спаркуша | M300 M400
Chevrolet | Gentra | джентра, жентра, гентра |
Chevrolet | Orlando | орландо |
Chevrolet | Epica | эпика |
Chevrolet | Tahoe | тахо |
Chevrolet | Damas | дамас |
Chevrolet | Labo | лабо |
Lada | Granta | гранта, грантик, гранда, грантуха | 2190
Lada | Priora | приора, приорка, приёра, прийора, приоры, приорик | 2170 2171 2172
Lada | Vesta | веста, вестa, весточка, веста св |
Lada | Largus | ларгус, ларгуша |
Lada | Niva | нива, нивка, нива легенд, niva legend, бобик нива, нивa, niva 4x4 | 2121 21213 21214
Lada | Kalina | калина, калинка | 1117 1118 1119
Lada | 2114 | 2114, четырка, четырнадцатая, чипырка, самара, лада 2114, ваз 2114 |
Lada | XRAY | икс рей, иксрей, хрей, икс рэй, x ray, ксрей, иксрэй |
Lada | 2107 | семерка, семёрка, 2107, ваз 2107 |
Lada | 2106 | шестерка, шоха, 2106, ваз 2106 |
Lada | 2109 | девятка, 2109, ваз 2109, зубило |
Lada | 2110 | десятка, 2110, ваз 2110 |
Lada | 2112 | двенашка, 2112 |
Lada | 2115 | пятнашка, 2115 |
Lada | 2108 | восьмерка, 2108 |
Lada | Samara | самара лада |
Volkswagen | Polo | поло, полик седан, полос, полосатик, поло седан, polo sedan, полосик | CK Sedan
Volkswagen | Passat | пассат, пасат, пассатик, пасcат, паcсат, пассажир, пассата | B3 B4 B5 B6 B7 B8
Volkswagen | Golf | гольф, голф, гольфик, гольфа, голик | 2 3 4 5 6 7
Volkswagen | Jetta | джетта, джета, жетта, жета | 4 5 6 7
Volkswagen | Tiguan | тигуан, тигуша, тигвуан, тигр тигуан | NF AD1
Volkswagen | Touareg | туарег, тоурег, таурег, туарек, туарик, тоуарег | 7L NF CR
Volkswagen | Transporter | транспортер, транспортёр | T3 T4 T5 T6
Volkswagen | Bora | бора |
Volkswagen | Caddy | кадди |
Volkswagen | Sharan | шаран |
Volkswagen | Vento | венто |
Volkswagen | Touran | туран |
Mercedes-Benz | E-Class | е класс, лупатый, лупарик, глазастый, глазастик, ешка, ешка мерс, е класса, e class, еклас, е-шка, ешка мерседес, ё класс | W124 W210 W211 W212 W213
Mercedes-Benz | C-Class | с класс, ц класс, цешка, c class, сешка, с класса, ц класса | W202 W203 W204 W205
Mercedes-Benz | S-Class | эс класс, эска мерс, s class, с-класс представительский, эс класса, эска мерседес | W140 W220 W221 W222 W223
Mercedes-Benz | GLE | гле, мл, ml, джи эл е, эмэлька, глешка | W163 W164 W166 W167
Mercedes-Benz | Sprinter | спринтер, шпринтер, спринтир | W901 W906 W907
Mercedes-Benz | Vito | вито, виано, витo | W638 W639 W447
Mercedes-Benz | GL | гл, гелендваген, гелик |
Mercedes-Benz | A-Class | а класс, a class |
BMW | 3 | трешка, трёшка, 3 серия, 3 series, третья серия, тройка | E36 E46 E90 F30 G20
BMW | 5 | пятерка, пятёрка, 5 серия, 5 series, пятая серия | E34 E39 E60 F10 G30
BMW | 7 | семерка бмв, 7 серия, 7 series | E38 E65 F01
BMW | X5 | икс5, икс 5, х5, х 5, x 5, иксик, икс пятый, икспятый | E53 E70 F15 G05
BMW | X3 | икс3, икс 3, х3, х 3, x 3, икс третий | E83 F25 G01
BMW | X6 | икс6, икс 6, х6, х 6, x 6 | E71 F16
BMW | X1 | х1, икс1, икс 1 |
Audi | A4 | а4, а 4, a 4, ачетыре | B5 B6 B7 B8 B9
Audi | A6 | а6, а 6, a 6, ашесть, ауди шестерка | C4 C5 C6 C7 C8
Audi | Q5 | ку5, кью5, ку 5, кью 5, q 5, кв5 | 8R FY
Audi | Q7 | ку7, кью7, ку 7, кью 7, q 7, кв7 | 4L 4M
Audi | 80 | восьмидесятка, 80ка, 80 | B3 B4
Audi | 100 | сотка, 100 | C3 C4
Audi | A8 | а8, а 8 | D2 D3
Audi | A3 | а3, а 3 |
Ford | Focus | фокус, фокусник, фокусс, факус, фокусы | 1 2 3
Ford | Mondeo | мондео, мандео, мондэо | 3 4 5
Ford | Kuga | куга, кугa, кугу | 1 2
Ford | Transit | транзит, транзитник, трансит |
Ford | Explorer | эксплорер, эксплорэр, эксплоер, експлорер, експлорер | U502 U625
Ford | Fiesta | фиеста |
Ford | Fusion | фьюжн, фюжн, фузион |
Ford | Escape | эскейп |
Ford | Galaxy | гэлакси |
Renault | Duster | дастер, дустер, дастр, даcтер, дастeр, дустик | HS HM
Renault | Logan | логан, логашка, логанчик, лаган, логaн | LS L8
Renault | Sandero | сандеро, сандера, сандэро, стэпвей, stepway | 5S
Renault | Kaptur | каптур, каптюр, captur, каптюра |
Renault | Megane | меган, мегана |
Renault | Fluence | флюенс, флуенс |
Renault | Arkana | аркана |
Renault | Symbol | симбол, символ |
Renault | Scenic | сценик, сеник |
Skoda | Octavia | октавия, актавия, октаха, октавиа, октаваия, октавка | A4 A5 A7 A8
Skoda | Rapid | рапид, рапит | NH
Skoda | Kodiaq | кодиак, кадиак, кодьяк | NS
Skoda | Superb | суперб, супербик | 3T 3V
Skoda | Fabia | фабия, фабиа |
Skoda | Yeti | йети, ети |
Skoda | Karoq | карок |
UAZ | Patriot | патриот, патрик, патриота, потриот |
UAZ | Hunter | хантер, хонтер, бобик |
UAZ | 452 | буханка, таблетка, уаз 452, 452,  |
UAZ | Profi | профи, уаз профи, проф |
UAZ | 469 | 469, уаз 469 |
GAZ | Газель Бизнес | газель бизнес, gazel biznes, газелька, gazelle business, газель биз |
GAZ | Газель Next | газель некст, gazel next, газель next, некст, gazelle next |
GAZ | Газель | газель, газелист, gazel, gazelle, газельь |
GAZ | Соболь | соболь, sobol, соболек |
GAZ | Волга 31105 | волга, volga, 31105, волгa, волжанка |
GAZ | Волга 3110 | 3110 |
Ravon | Nexia R3 | нексия р3, нексия r3, р3, r3, равон р3, нексия равон, нексия |
Ravon | R2 | р2, r 2, равон р2, р 2 |
Ravon | R4 | р4, r 4, равон р4, р 4 |
Ravon | Gentra | джентра равон, джентра, жентра, гентра |
Opel | Astra | астра, астрочка, опель астра, астры | F G H J
Opel | Vectra | вектра, вектара, вектры, вектор опель | A B C
Opel | Zafira | зафира, зафирка, зафиры | A B C
Opel | Insignia | инсигния, инсигна, инсигния а, инсигниа | A
Opel | Corsa | корса |
Opel | Omega | омега |
Opel | Frontera | фронтера |
Opel | Antara | антара |
Opel | Mokka | мокка |
Peugeot | 301 | 301, пежо 301 |
Peugeot | 408 | 408, пежо 408 |
Peugeot | 3008 | 3008, пежо 3008 | T84
Peugeot | 308 | 308, пежо 308 |
Peugeot | 206 | 206, пежо 206 |
Peugeot | 307 | 307, пежо 307 |
Peugeot | 407 | 407, пежо 407 |
Citroën | C-Elysée | элизе, с элизе, ц элизе, си элизе, c elysee, elysee, сэлизе, элизэ, c-elysee, елизе |
Citroën | C4 | с4, ц4, c 4, си 4, ц 4, с 4 | N4
Citroën | Berlingo | берлинго, бирлинго, берлинга | M59
Citroën | C5 | ц5, ситроен с5 |
Citroën | C3 | ц3, ситроен с3 |
Land Rover | Discovery | дискавери, дискавэри, дискавери, диско, дискаври, дискoвери, дисковери, дискач, дискарь | 2 3 4 5
Land Rover | Range Rover | рендж ровер, рэндж ровер, рейндж ровер, рендж, рэйндж, rangerover, ренж ровер, ренджровер, рр, рейнж ровер | L322 L405 P38
Land Rover | Freelander | фрилендер, фрилэндер, фриландер, фрил, фрилендр | 1 2
Land Rover | Evoque | эвок, ивок, эвоук, эвокк, эвoк | L538
Land Rover | Defender | дефендер |
Volvo | XC60 | хс60, хц60, хс 60, хц 60, икс си 60, xc 60, ксц60 | DZ
Volvo | XC90 | хс90, хц90, хс 90, хц 90, икс си 90, xc 90, ксц90 | C
Volvo | S60 | с60, эс60, s 60, с 60, эс 60 | FS
Volvo | S80 | с80 |
Volvo | V70 | в70 |
Porsche | Cayenne | кайен, каен, каенн, кайенн, каян, каин, каинн, кайан, каэн | 955 957 958
Porsche | Macan | макан, маккан, макaн | 95B
Porsche | Panamera | панамера |
Jeep | Grand Cherokee | гранд чероки, гранд черокки, грандчероки, grandcherokee, гранд чирок, гранд широки, гранд | WJ WK WK2
Jeep | Wrangler | вранглер, рэнглер, ранглер, врэнглер, вренглер, рубикон | JK JL
Jeep | Cherokee | чероки, черокки, чирок, чирики, широкий джип | KL XJ
Jeep | Compass | компас |
`
