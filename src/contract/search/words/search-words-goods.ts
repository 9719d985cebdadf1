/**
 * As search-words-data.ts, from what people carry in their heads: brands as they are spoken, what a
 * place has, and goods and errands that are no trade of their own.
 */
export const goodsWordLines = `
# Markalar, söylendiği gibi yazılanlar
reno, renolt, reneult ~ renault
pejo, peju, pöjö, pejot ~ peugeot
sitroen, sitroyen, citroyen ~ citroen
hundai, hunday, hyunday ~ hyundai
toyoto, toyata, tayota ~ toyota
mersedes, mercedez, mersedez ~ mercedes
volsvagen, folksvagen, volksvagen, vosvagen, volswagen, volkvagen, wolkswagen ~ volkswagen
skodo ~ skoda
şevrole, çevrole, şevrolet ~ chevrolet
kiya ~ kia
suziki, suzuky ~ suzuki
datsia, dacya ~ dacia
jip, ciip ~ jeep
mazta ~ mazda
renault, fiat, tofaş, opel, peugeot, citroen, hyundai, toyota, honda, kia, nissan, mazda, suzuki, dacia, chevrolet, skoda > yetkili servis, oto servis, oto tamir, yedek parça, oto
seat, bmw, audi, ford, volvo, jeep, togg, tesla, volkswagen, mercedes, subaru, chery > yetkili servis, oto servis, oto tamir, yedek parça, oto
tesla, togg, elektrikli araba servisi, hibrit servisi > elektrikli, hibrit servis
yamaha, kawasaki, kuba, mondial, motoran, bajaj > motosiklet
new holland, massey ferguson, john deere, erkunt, başak traktör > traktör, tarım makineleri
bmc, man kamyon, scania, iveco, ford cargo > tır, kamyon, oto tamir, oto servis
mişlen, mişelin ~ michelin
lassa, petlas, michelin, pirelli, bridgestone, goodyear, continental > lastik, lastikçi
varta, mutlu akü, inci akü > akü, oto elektrik
bosch, siemens, arçelik, beko, vestel, profilo, samsung, lg, altus, regal, ariston, philips, grundig, whirlpool, electrolux > beyaz eşya, beyaz eşya servisi, elektronik
bosh, boch, bossh ~ bosch
simens, simins, siemns ~ siemens
filips, philps, flips ~ philips
arçelig ~ arçelik
vesel, westel ~ vestel
demirdöküm, vaillant, baymak, buderus, eca kombi, daikin, mitsubishi klima > kombi, klima, ısıtma, iklimlendirme
vayland, vaylant, valiant ~ vaillant
iphone, ipone, samsung telefon, xiaomi, huawei, oppo, realme, redmi, apple > telefoncu, telefon tamiri, cep telefonu, elektronik
ayfon, aypon, ayfone, ayphone ~ iphone
şaomi, şiaomi, xaomi, xiomi, siaomi ~ xiaomi
huavey, huavei, havey, hauwei ~ huawei
aypet, ipad, macbook, tablet, casper, monster laptop, lenovo, asus, hp yazıcı > bilgisayar, elektronik, telefoncu
sony, playstation, xbox, nintendo > elektronik, oyun mağazası, internet kafe
nayk, nayki, nayke ~ nike
addidas, adiddas, adidaz ~ adidas
nike, adidas, puma, skechers, converse, vans ayakkabı > spor ayakkabı, ayakkabı, spor giyim
lc waikiki, lcw, defacto, koton, mavi jeans, zara, levis > giyim, konfeksiyon, kot
starbaks, sıtarbaks, starbuks, strabucks ~ starbucks
mekdonalds, mcdonalds, makdonalds, mek donalds, burger king, kfc, popeyes > hamburger, fast food
bim, a101, şok market, migros, carrefour, carrefoursa, kipa, file market > market, süpermarket
karfur, carfur, karefur ~ carrefour
bauhaus, koçtaş, tekzen, praktiker > yapı market, nalbur
bavhaus ~ bauhaus
ikea, bellona, istikbal, doğtaş, kelebek mobilya, yataş > mobilya, yatak
paşabahçe, english home, madame coco, karaca > züccaciye, ev tekstili, mutfak eşyası
rossmann, watsons, gratis, flormar > kozmetik, parfümeri
shell, opet, petrol ofisi, total benzin, bp, lukoil, aytemiz > akaryakıt, petrol, benzin
dominos, domino pizza, little caesars > pizza, fast food
pitza, pizaa, piza, picacı, pizacı, pidza ~ pizza
börger, börgır, burgır, börgerci ~ burger
sandöviç, sandeviç, sandiviç, santviç ~ sandviç
nutella, vafıl, vafil, vaffle ~ waffle
espreso, ekspreso, ekspresso ~ espresso
kapuçino, kapiçino, kapuçinno, capucino ~ cappuccino
şinitzel, şnitzel, tavuk şnitzel > tavuk, restoran
spagetti, bolonez, lazanya, makarnacı > makarna, restoran, italyan
kroasan, kurvasan, kruvason ~ kruvasan
kruvasan, kruasan, ekler, makaron, profiterol, trileçe, magnolia, sufle, parfe, mozaik pasta > pastane, pasta, tatlı, kafe
şekerpare, aşure, güllaç, kemalpaşa tatlısı, irmik helvası, lokma tatlısı, dilber dudağı, hoşmerim > tatlı, pastane, baklava
söğüş, kelle söğüş, tandırcı, kelleci, bağırsakçı, bumbarcı > kelle paça, şırdan, çorba, ciğer
kuzu çevirme, oğlak çevirme, kuzu dolması, tandır, fırın kebabı, saç kavurma > et lokantası, kavurma, kebap
patlamış mısır, haşlanmış mısır, közde mısır, kestane kebap, kestaneci, mısırcı > kuruyemiş, büfe
kafetarya, kaffeterya, kafeterye ~ kafeterya
pilavcı, tavuklu pilav, nohut pilav > ev yemekleri, esnaf lokantası, pilav

# Ne var, ne yok: özellikler
wifi, wi fi, kablosuz internet, internetli, internet olan, internet var > ücretsiz internet
priz, prizli, priz olan, laptop açmak, laptopla > çalışma masası, ücretsiz internet
engelli, engelli dostu, engelli girişi, engelli rampası, rampa, tekerlekli sandalyeli > tekerlekli sandalyeye uygun, asansör
bebek arabasıyla, puset, pusetle, bebekle gidilecek > çocuk dostu, tekerlekli sandalyeye uygun, asansör
vegan, etsiz, et yemeyen, otçul, glutensiz, çölyak > vejetaryen
köpekle, kediyle, köpeğimle, kedimle, köpek giren, evcil hayvanla, hayvan dostu, köpek dostu, pet friendly > evcil hayvan dostu
dışarıda oturmak, açık alan, avlulu, bahçeli, bahçesi olan > bahçe, teras, açık hava
açık havada, balkonda, çatı katı, terasta > teras, açık hava, bahçe
park yeri, otoparklı, arabayla gidilecek, arabayı bırakacak > otopark, vale
sigara içilen, sigara içilebilen, sigara serbest > sigara içilebilen alan, teras
kart geçen, kart geçiyor, kartla ödeme, pos, pos cihazı olan > kredi kartı
sodexo, multinet, ticket, setcard, edenred, metropol kart, yemek çeki, yemek kartı geçen > yemek kartı
eve getiren, eve teslim, eve yemek, ayağıma getiren, kapıya teslim > adrese teslim, paket servis
al götür, elden al, alıp gitmek > gel al
alkol olmayan, içkisiz > alkolsüz
içkili, içkili lokanta, alkollü mekan, alkol olan > alkollü içecek, meyhane
salıncak, kaydırak, çocuk oyun alanı, çocuk parkı olan, çocuk köşesi > oyun alanı, çocuk dostu
namaz kılmak, mescitli, mescidi olan, abdesthane > mescit
taksitle, taksit yapan, taksitli, veresiye, vadeli > taksit
bayanlara özel, kadınlara özel, hanımlara özel, sadece kadın, kadınlar için > kadınlara özel saat
kalabalık aile, ailece yemek, aileyle yemek, aile yemeği, aile lokantası, aileye uygun > aile salonu, grup rezervasyonu
kalabalık grup, grup yemeği, toplu rezervasyon, arkadaş grubu, kutlama yemeği > grup rezervasyonu, aile salonu
öğrenciye uygun, öğrenci işi, öğrenciye indirim > öğrenci indirimi
randevu almadan, sıra beklemeden > randevusuz
eve gelen, evde hizmet, ayağıma gelen > eve hizmet
maç yayını, maç veren, lig tv, şampiyonlar ligi, projeksiyon, maç seyretmek > dev ekran, pub, birahane
gün batımı, gün doğumu, günbatımı, gün batımını izlemek, güneşin batışı > seyir, göl manzarası, teras
romantik, sevgiliyle, baş başa, evlenme teklifi, başbaşa > göl manzarası, nehir manzarası, teras
göl kıyısında, suya karşı, suyun kenarında > göl manzarası, göl, nehir manzarası
elektrikli şarj, araba şarj etmek, şarj noktası > şarj istasyonu
sgk geçen, ssk geçen, devlet anlaşmalı > sgk anlaşmalı
viyadük, varda köprüsü, alman köprüsü > viyadük, seyir, dağ manzarası

# Acele işler
lastiğim, lastiğimiz, tekerim patladı, teker patladı, tekerlek patladı > lastik, lastikçi, rot balans, yol yardım
akü takviyesi, aküm, marş almıyor, kontak çalışmıyor, arabam çalışmıyor sabah > akü, oto elektrik, yol yardım
yakıtım bitti, yolda kalmak, otoyolda kalmak, araba çektirmek, aracım yolda kaldı > çekici, yol yardım, oto kurtarma
arabamın kapısı çizildi, arabanın kapısı, kapısı çizildi, kaportası, kaporta çizildi, park ederken vurdum > kaporta, oto boya, göçük
egzoz, egzozcu, susturucu, egzoz patladı > oto tamir, oto servis, egzoz, kaynak
muayene randevusu, araç muayenesi, muayeneden kaldı > muayene istasyonu, oto ekspertiz, oto tamir
gözüm bozuldu, gözlerim bozuldu, gözlüğüm, iyi göremiyorum > optik, gözlük, göz doktoru
duymuyor, duymayan, ağır duyuyor, işitmiyor > işitme, kulak burun boğaz
uyuyamıyorum, uykusuzluk, kaygı, anksiyete, sinirliyim, kafayı yedim, yalnızım > psikolog, psikoloji, psikiyatri
disleksi, down sendromu, hiperaktivite, çocuğum konuşmuyor, gelişim geriliği, kekemelik > rehabilitasyon, özel eğitim, psikolog
hipnoz, psikodrama, emdr, oyun terapisi, aile terapisi > psikolog, psikoloji
düştüm, ayağım burkuldu, kolum kırıldı, bacağım kırıldı, burkulma, çıkıkçı, kırıkçı, alçı almak > ortopedi, fizik tedavi, hastane, acil
ekg, eko, efor testi, eforlu test, kolonoskopi, gastroskopi, biyopsi, kemik ölçümü, smear > hastane, tıp merkezi, laboratuvar
emar, mr, mr çekimi, tomografi çekimi, bt çekimi, mamografi > görüntüleme, hastane, tıp merkezi
hamile ultrason, gebelik ultrasonu, bebek ultrasonu > görüntüleme, kadın doğum, doğumevi, jinekoloji
doğum yapmak, sezaryen, normal doğum, lohusa, emzirme > kadın doğum, doğumevi, jinekoloji, hastane
grip aşısı, aşı yaptırmak, aşı olmak, tetanos, aşı > sağlık kabini, eczane, aile sağlığı, hastane
kulağım tıkandı, kulak temizletmek, kulak yıkatmak, sinüzit, bademcik, geniz eti, horlama > kulak burun boğaz, işitme, hastane
obezite, mide küçültme, mide balonu, liposuction, tüp mide > hastane, diyetisyen, estetik, tıp merkezi
prp, mezoterapi, dermapen, altın iğne, leke kremi > cilt bakımı, estetik, güzellik
termometre, nebulizatör, oksijen, korse, varis çorabı, bileklik ortez, dizlik, tansiyon ölçer > medikal, eczane
gül suyu, kolonya, kolonyacı, esans, parfüm dolum > kozmetik, parfümeri, ıtriyat
yastık, döşek, uyku seti, alez, nevresim seti > yatak, ev tekstili, çeyiz, yorgan
şapka, bere, atkı, eldiven, şemsiye, güneş şemsiyesi > giyim, aksesuar, hediyelik
baret, iş gömleği, reflektif yelek, koruyucu gözlük > iş elbisesi, iş güvenliği, hırdavat
okul forması, okul kıyafeti, okul önlüğü, önlük > okul kıyafeti, giyim, konfeksiyon, çocuk giyim
ısıcam, cam kırıldı, cam taktırmak, pencere camı, vitray > camcı, cam, cam balkon
küvet, klozet, lavabo, sifon, batarya armatür, banyo bataryası, duş başlığı, duş kabini > banyo, seramik, vitrifiye, nalbur, yapı malzemesi
gider tıkandı, tıkanıklık açma, kanalizasyon, vidanjör, fosseptik, pis su, tuvalet taştı > tesisat, tesisatçı, kanal açma
şofben, termosifon, kombi alarmı, sıcak su akmıyor, kalorifer yanmıyor > kombi, ısıtma, tesisat, beyaz eşya servisi
sondaj, artezyen, kuyu açtırmak, kuyu > sondaj, pompa, su motoru
hafriyat, moloz, kepçe, kepçeci, iş makinesi, kazı, yıkım > iş makinesi, inşaat, nakliyat
iskele, iskele kiralama, hilti kiralama, jeneratör kiralama > inşaat, yapı malzemesi, iş makinesi kiralama
korkuluk, pergola, kamelya, veranda, yangın merdiveni, demir kapı > ferforje, demir doğrama, demirci
cilacı, vernik, lake boya, mobilya boyama > marangoz, boya, mobilya
halıfleks, duvar kağıdı, süpürgelik, epoksi zemin > parke, yer döşemesi, dekorasyon, halı
odun, odun kömürü, mangal kömürü, kömürcü, kömür > kömür, soba, market, piknik
buz, buzcu, kola, gazoz, ayran almak > market, büfe, içecek, tekel
pil, ampul, çakmak, çakmak gazı, uzatma kablosu > market, elektrik malzemesi, nalbur
terazi, tartı, baskül, kantar, yazar kasa, barkod, pos cihazı > büro makineleri, elektronik, terazi
veri kurtarma, silinen veriler, hafıza kartı, kamera kurulumu, diafon, görüntülü diafon > bilgisayar, güvenlik sistemleri, elektronik
bıçak bileme, makas bileme, bileyici, bıçakçı, çakı > bıçakçı, hırdavat, nalbur
reçel, pestil, polen, propolis, arı sütü, petekli bal, çam balı, hellim, tulum > yöresel ürünler, köy ürünleri, şarküteri
kedi, köpek, kuş > pet shop, veteriner, evcil hayvan
broşür, el ilanı, katalog bastırmak > matbaa, reklam, dijital baskı
kafes, papağan, güvercin, kanarya, kuş almak, kedi almak, köpek almak, yavru köpek > pet shop, evcil hayvan, kuşçu
köpek eğitimi, köpek eğitmeni > köpek oteli, veteriner, pet
yaralı kuş, sokak kedisi, sokak köpeği, yaralı hayvan, tasma > veteriner, barınak, pet
bonsai, sukulent, çim halı, saksı bitkisi, mevsimlik çiçek > çiçekçi, fidanlık, peyzaj
mevlit, mevlüt, hatim, mevlit şekeri, lohusa şerbeti > şekerleme, çeyiz, organizasyon, catering
adak, kurban kesim, kurbanlık koç, akika > kasap, çiftlik, hayvancılık
hac turu, umre, hac umre, umre vizesi > seyahat, turizm
transfer, havaalanı transferi, vip transfer, şoförlü araç, minibüs kiralama, otobüs kiralama, gelin arabası kiralama > araç kiralama, taksi, seyahat, turizm
motokurye, evrak göndermek, acele kurye > kurye, kargo
jet ski, su kayağı, deniz bisikleti, kanocu, balık tutmak > su sporları, kürek, tekne, olta
sirk gösterisi, sahne, konser, gösteri, stand up gösterisi, festival > konser salonu, tiyatro, canlı müzik
vr, sanal gerçeklik, e spor, espor, counter oynamak > internet kafe, oyun salonu, eğlence merkezi
piyango, şans oyunu, kazı kazan, at yarışı oynamak > loto, milli piyango, ganyan, tekel
arzuhalci, dilekçe yazdırmak, bilirkişi, arabulucu, miras, velayet, ceza davası > avukat, hukuk
osgb, iş yeri hekimi, iş güvenliği uzmanı, enerji kimlik belgesi > iş güvenliği, mühendislik, danışmanlık
dadı, çocuk bakıcısı, oyun ablası > kreş, çocuk bakımı, bakıcı
şoför kursu, şoförlük, şoförlük kursu, araba kursu, trafik kursu, b sınıfı, ehliyet kursu > sürücü kursu, ehliyet
bilgisayar öğrenmek, excel kursu, muhasebe kursu, kasiyerlik > bilgisayar kursu, meslek kursu, kurs
resim yapmak, çizim kursu, fotoğrafçılık kursu, seramik yapmak > resim kursu, sanat, el sanatları
ritim, darbuka, cajon, mandolin, ukulele, flüt, yan flüt, klarnet > müzik kursu, müzik evi, müzik aletleri
hafta sonu gezisi, nereye gitsek, günübirlik gezi, aileyle gezmek > piknik, mesire, seyir, park

# Yabancı konukların sorduğu
food, eat, dinner, lunch, places to eat > restoran, lokanta, kebap, ev yemekleri
seafood, fish restaurant, fish > balık restoranı, balık
soup > çorba
meat, grill, barbecue, bbq > kebap, ocakbaşı, et lokantası, mangal
liver > ciğer
dessert, sweets, cake, pastry > tatlı, pastane, baklava
ice cream > dondurma
bakery, bread > fırın, ekmek, pastane
coffee shop, coffee house > kahve, kafe
tea, tea garden, tea house > çay bahçesi, çay ocağı
beer, nightclub, night club, drinks > birahane, bar, gece kulübü, pub
live music > canlı müzik
accommodation, room, rooms, guesthouse, guest house, place to stay, sleep > otel, pansiyon, misafir evi, apart
apartment, flat > apart, suit
lake view, river view, view > göl manzarası, nehir manzarası, manzara
swimming pool, pool, swimming, swimming lessons > havuz, yüzme
gym, workout > spor salonu, fitness
turkish bath, bath > hamam
massage > masaj, spa, hamam
hairdresser, haircut, hair salon > kuaför, saç, berber
barber shop, barbershop, shave > berber, erkek kuaförü
beauty salon, beauty, skin care, facial > güzellik salonu, cilt bakımı
waxing, hair removal > epilasyon, ağda
nails, nail salon, nail studio, manicure > tırnak, manikür
makeup, bridal makeup > makyaj, gelin başı
dentist, tooth, teeth, toothache > diş, ağız ve diş
doctor, physician, clinic > doktor, klinik, muayenehane, tıp merkezi
pediatrician, children doctor > çocuk doktoru, çocuk muayenehanesi
drugstore, medicine, chemist > eczane
veterinary, veterinarian, animal hospital > veteriner
eyeglasses, glasses, optician, contact lenses > optik, gözlük
hearing aid > işitme
physiotherapy, physical therapy > fizik tedavi, fizyoterapi
psychologist, therapist, therapy > psikolog, psikoloji
blood test, laboratory > laboratuvar, tahlil
grocery, groceries, grocery store, convenience store > market, bakkal, gıda
butcher > kasap
fruit, vegetables, greengrocer > manav, meyve, sebze
flowers, florist > çiçekçi, çiçek
books, bookstore, bookshop > kitapçı, kitabevi
jewelry, jewellery, gold > kuyumcu, gümüş
gift shop, souvenir, souvenirs > hediyelik, hediyelik eşya
toys, toy store > oyuncak
shoes, shoe store > ayakkabı
clothes, clothing > giyim, butik
spices, spice > baharat, aktar
nuts > kuruyemiş
hardware store, tools > nalbur, hırdavat
furniture > mobilya
phone repair, mobile phone, computer repair > telefon tamiri, telefoncu, elektronik, bilgisayar
wedding dress, bridal dress, bride > gelinlik
tuxedo, groom suit, mens suit > damatlık, takım elbise
tailor, alterations > terzi, tadilat, dikimevi
henna, henna night > kına
car repair, mechanic, auto repair, garage > oto tamir, oto servis
tire, tyre, flat tire > lastik, lastikçi
car wash > oto yıkama
tow truck, towing, breakdown > çekici, yol yardım
car rental, rent car, hire car > araç kiralama, oto kiralama
gas station, petrol station, fuel > akaryakıt, petrol, benzin
motorcycle, motorbike, scooter repair > motosiklet
charging station, ev charging > şarj istasyonu
parking > otopark
school, kindergarten, nursery, daycare > okul, anaokulu, kreş
language course, language school, english course > dil kursu, ingilizce
driving school, driving lessons > sürücü kursu
music lessons, guitar lessons > müzik kursu, müzik evi
library, study room > kütüphane, çalışma salonu
playground, kids, children > oyun alanı, çocuk dostu
football, soccer, football pitch > halı saha, futbol
martial arts, boxing, kickboxing, wrestling > dövüş sporları, boks, güreş
hiking, climbing, outdoor sports > doğa sporları, tırmanış
rowing, kayaking, canoe > kürek, kano
horse riding, horseback riding, horses > binicilik, at
chess > satranç
bank, money exchange, currency exchange > banka, döviz
lawyer, attorney > avukat, hukuk
real estate, estate agent > emlak, gayrimenkul
travel agency, tours > seyahat, turizm
boat, boat tour, yacht, sailing > tekne, yat, yelken
locksmith > çilingir, anahtarcı
plumber > tesisatçı, tesisat
electrician > elektrikçi, elektrik
cleaning, laundry, dry cleaning > temizlik, kuru temizleme, çamaşırhane
elevator, lift > asansör
museum, sightseeing > müze, ören yeri, seyir
pet friendly, dog friendly > evcil hayvan dostu
wheelchair, wheelchair accessible > tekerlekli sandalyeye uygun
open air, outdoor, garden > bahçe, açık hava, teras
vegetarian > vejetaryen
student discount > öğrenci indirimi
sirke, limon suyu, turşuluk > turşu, market, şarküteri, köy ürünleri
`;
