<?php
namespace App\Models;

class Food extends \Illuminate\Database\Eloquent\Model
{
    use \Illuminate\Database\Eloquent\SoftDeletes;
    protected $table = 'foods';
    protected $guarded = [];
    protected $casts = ['price' => 'decimal:2', 'keyFeatures' => 'array', 'allergens' => 'array', 'mayContain' => 'array'];
}
