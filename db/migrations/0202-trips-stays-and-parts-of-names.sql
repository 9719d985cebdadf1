-- A trip on a boat is a gezi or a gezinti too; one stays in a motel and in a guest house as in a hotel.
update kinds set
  words = words || ', tekne gezisi, yat gezisi, tekne gezintisi, yat gezintisi',
  sells = 'kaptanlı tekne, ' || sells
where slug = 'tekne-turlari' and words !~* '(^|, *)tekne gezisi *(,|$)' and sells <> ''
  and greatest(length(words), length(sells)) < 2800;
update kinds set needs = needs || ', kalacak yer, yatacak yer, konaklayacak yer, konaklamak'
where slug in ('moteller', 'misafirhaneler') and needs !~* '(^|, *)kalacak yer *(,|$)' and needs <> ''
  and length(needs) < 2800;
-- A short word in a part of a name is no kind of another category: all are told again.
update kinds_state set version = version + 1;
